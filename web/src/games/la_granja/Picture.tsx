/** La Granja in the lobby: a farm under the morning sun. */

export function Picture() {
  return (
    <div class="living" aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice">
        <rect width="480" height="300" fill="#bfe0ea" />
        <path d="M0 0H480V96C360 74 220 120 0 84Z" fill="#d3ebf0" />
        <circle class="rising" cx="136" cy="78" r="32" fill="#ffd873" />
        <g class="cloud" fill="#fff" fill-opacity=".85">
          <path d="M196 66a14 14 0 0 1 26-7a18 18 0 0 1 34 5a11 11 0 0 1 0 22h-54a10 10 0 0 1-6-20Z" />
        </g>
        <path d="M0 168C60 104 110 96 168 138S300 86 372 116S450 128 480 120V300H0Z" fill="#9cc3a0" />
        <path d="M0 180C70 132 140 140 214 160S380 118 480 156V300H0Z" fill="#7fb069" />
        <path d="M238 196V132Q246 100 254 132V196ZM262 196V146Q269 120 276 146V196Z" fill="#4f7a47" />
        <path d="M0 208H480V300H0Z" fill="#d7b46a" />
        {Array.from({ length: 9 }, (_, row) => (
          <path d={`M${row * 60 - 40} 300L${row * 34 + 96} 210`} stroke="#b98f45" stroke-width="4" />
        ))}
        <g stroke="#3a2c22" stroke-width="3" stroke-linejoin="round">
          <rect x="286" y="136" width="118" height="78" fill="#f7efe0" />
          <path d="M274 140L345 94L416 140Z" fill="#c1572d" />
          <rect x="332" y="172" width="28" height="42" fill="#6a452b" />
          <rect x="298" y="154" width="20" height="20" fill="#9fd0dd" />
          <rect x="374" y="154" width="20" height="20" fill="#9fd0dd" />
        </g>
        {(
          [
            [112, 192, 1],
            [178, 186, 0.72],
          ] as const
        ).map(([x, y, size]) => (
          <g class="tree" transform={`translate(${x} ${y}) scale(${size})`}>
            <path
              d="M-6 34Q-2 16 -9 0H9Q2 16 6 34Z"
              fill="#7a5636"
              stroke="#3a2c22"
              stroke-width="3"
              stroke-linejoin="round"
            />
            <path
              d="M-30 -6A17 17 0 0 1 -22 -32A22 22 0 0 1 18 -36A18 18 0 0 1 30 -6Q0 12 -30 -6Z"
              fill="#6f9455"
              stroke="#3a2c22"
              stroke-width="3"
              stroke-linejoin="round"
            />
            {(
              [
                [-14, -18],
                [10, -10],
                [4, -28],
                [-4, -6],
                [18, -22],
              ] as const
            ).map(([left, top]) => (
              <circle cx={left} cy={top} r="3.500" fill="#2f3f2a" />
            ))}
          </g>
        ))}
        {/* Where nothing may move, the donkey stands here. */}
        <g
          class="donkey"
          transform="translate(150 8)"
          stroke="#3a2c22"
          stroke-width="2.500"
          fill="#9b8f86"
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          <path d="M2 236Q-8 244 -5 258" fill="none" />
          <path d="M0 238C0 226 12 222 34 222C48 222 54 214 60 207L56 188Q63 192 66 203L70 186Q76 192 74 205L88 219Q88 228 80 229L70 226C66 236 62 241 58 244V270H51V248H24V270H17V247C6 248 0 247 0 238Z" />
          <circle cx="73" cy="213" r="1.600" fill="#3a2c22" />
          <path d="M14 222Q14 240 20 240H38Q44 240 44 222Z" fill="#c99a5b" />
          <path d="M14 222H44M24 222V240M34 222V240" fill="none" stroke-width="1.800" />
        </g>
      </svg>
    </div>
  );
}
