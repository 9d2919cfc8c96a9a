/** The proof of fair dice: an honest one passes, and every way of cheating is named. */
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { pick, verify } from "../src/fair.ts";
import type { Draw, Fair } from "../src/wire.ts";

/** A proof made with node's own cryptography, apart from the page's. */
function honest(): Fair {
  const secret = Buffer.from("00112233445566778899aabbccddeeff", "hex");
  const nonces = ["c0ffee00c0ffee00", ""];
  const draws: Draw[] = Array.from({ length: 40 }, (_, counter) => {
    const purpose = counter % 2 ? "sagrada:roll" : "sagrada:deal_tool";
    const number = createHmac("sha256", secret)
      .update(`ludoteca|${nonces.join(",")}|${purpose}|${counter}`)
      .digest("hex");
    const options = [3, 5, 8];
    const weights = [1, 4, 2];
    let left = Number(BigInt(`0x${number}`) % 7n);
    let place = 0;
    while (left >= weights[place]!) left -= weights[place++]!;
    return { counter, purpose, options, weights, option: options[place]!, number };
  });
  return {
    commitment: createHash("sha256").update(secret).digest("hex"),
    nonces,
    over: true,
    secret: secret.toString("hex"),
    draws,
  };
}

test("an honest game passes", async () => {
  assert.deepEqual(await verify(honest()), { ok: true, draws: 40, fault: null, at: null });
});

test("another secret than the one promised is caught", async () => {
  const proof = { ...honest(), secret: "ff112233445566778899aabbccddeeff" };
  assert.equal((await verify(proof)).fault, "commitment");
});

test("another commitment than the one this browser was given is caught", async () => {
  const proof = honest();
  assert.equal((await verify(proof, { commitment: proof.commitment, nonces: [] })).ok, true);
  assert.equal((await verify(proof, { commitment: "00".repeat(32), nonces: [] })).fault, "commitment");
});

test("dice that leave out what this browser added are caught", async () => {
  const proof = honest();
  assert.equal((await verify(proof, { commitment: proof.commitment, nonces: ["c0ffee00c0ffee00"] })).ok, true);
  assert.equal((await verify(proof, { commitment: proof.commitment, nonces: ["beef0000beef0000"] })).fault, "nonce");
});

test("a game that went on with something else than was drawn is caught", async () => {
  const proof = honest();
  const entries: [string, number, number][] = proof.draws!.flatMap((draw) => [
    ["nature", -1, draw.option],
    ["answer", 0, 1],
  ]);
  assert.equal((await verify({ ...proof, entries })).ok, true);
  assert.deepEqual(await verify({ ...proof, entries: entries.slice(2) }), {
    ok: false,
    draws: 40,
    fault: "told",
    at: proof.draws!.findIndex((draw, place) => draw.option !== proof.draws![place + 1]?.option),
  });
  assert.equal((await verify({ ...proof, entries: [...entries, ["nature", -1, 3]] })).fault, "told");
});

test("a draw left out is caught", async () => {
  const proof = honest();
  proof.draws!.splice(7, 1);
  assert.deepEqual([(await verify(proof)).fault, (await verify(proof)).at], ["counter", 7]);
});

test("another number is caught", async () => {
  const proof = honest();
  proof.draws![9]!.number = proof.draws![8]!.number;
  assert.deepEqual([(await verify(proof)).fault, (await verify(proof)).at], ["number", 9]);
});

test("another option than the number gives is caught", async () => {
  const proof = honest();
  const draw = proof.draws![11]!;
  draw.option = draw.options.find((option) => option !== draw.option)!;
  assert.deepEqual([(await verify(proof)).fault, (await verify(proof)).at], ["option", 11]);
});

test("a nonce changed afterwards is caught", async () => {
  const proof = honest();
  proof.nonces[1] = "deadbeefdeadbeef";
  assert.equal((await verify(proof)).fault, "number");
});

test("weights decide: each residue has its option", () => {
  const found = Array.from({ length: 7 }, (_, left) => pick(BigInt(left), [3, 5, 8], [1, 4, 2]));
  assert.deepEqual(found, [3, 5, 5, 5, 5, 8, 8]);
  assert.equal(pick(5n, [], []), null);
});
