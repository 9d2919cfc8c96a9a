// A client in another language: plain Node without packages, written from docs/guide/protocol.md alone.
//
//   node foreign_client.mjs URL GAME post|socket PAGE
//
// Two people, each with a cookie of their own, play a whole game. Whatever the server sends is read through `documented`,
// which throws for any field the protocol page does not name. Prints what it saw as one line of JSON.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const [url, game, way, page] = process.argv.slice(2);
const prose = readFileSync(page, "utf8").replaceAll(/```[^]*?```/g, "");
const NAMES = new Set([...prose.matchAll(/`([^`]+)`/g)].flatMap((found) => found[1].match(/\w+/g) ?? []));

/** What the server sent; reading a field that the page does not name is an error. */
function documented(value, path = "") {
  if (value === null || typeof value !== "object") return value;
  return new Proxy(value, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof name === "symbol" || typeof found === "function") return found;
      if (!Array.isArray(target) && !NAMES.has(name)) throw new Error(`${path}.${name} is not on the protocol page`);
      return documented(found, `${path}.${name}`);
    },
  });
}

// -- people, over HTTP ---------------------------------------------------------------------------------

class Person {
  constructor(name) {
    this.name = name;
  }

  async request(method, path, body) {
    const headers = { "Content-Type": "application/json" };
    if (this.cookie) headers.Cookie = this.cookie;
    if (this.csrf) headers["X-Ludoteca-CSRF"] = this.csrf;
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const set = answer.headers.get("set-cookie");
    if (set) this.cookie = set.split(";")[0];
    const data = documented(await answer.json(), path);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${data.error.id}`);
    return data;
  }

  async enter() {
    this.csrf = (await this.request("GET", "/api/me")).csrf;
    await this.request("PATCH", "/api/me", { name: this.name });
  }
}

// -- the socket (RFC 6455), as far as text frames need it -----------------------------------------------

class Line {
  #waiting = [];
  #arrived = [];
  #data = Buffer.alloc(0);

  static open(person) {
    const { hostname, port } = new URL(url);
    const line = new Line();
    const key = randomBytes(16).toString("base64");
    const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
    return new Promise((ready, fail) => {
      line.socket = connect(Number(port), hostname, () => {
        line.socket.write(
          `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nCookie: ${person.cookie}\r\n\r\n`,
        );
      });
      line.socket.on("error", fail);
      let open = false;
      line.socket.on("data", (chunk) => {
        line.#data = Buffer.concat([line.#data, chunk]);
        if (!open) {
          const end = line.#data.indexOf("\r\n\r\n");
          if (end < 0) return;
          if (!line.#data.subarray(0, end).toString().includes(accept)) return fail(new Error("no handshake"));
          line.#data = line.#data.subarray(end + 4);
          open = true;
          ready(line);
        }
        line.#frames();
      });
    });
  }

  #frames() {
    while (this.#data.length >= 2) {
      let [at, length] = [2, this.#data[1] & 127];
      if (length === 126) [at, length] = [4, this.#data.length < 4 ? Infinity : this.#data.readUInt16BE(2)];
      else if (length === 127) [at, length] = [10, this.#data.length < 10 ? Infinity : Number(this.#data.readBigUInt64BE(2))];
      if (this.#data.length < at + length) return;
      const [code, body] = [this.#data[0] & 15, this.#data.subarray(at, at + length)];
      this.#data = this.#data.subarray(at + length);
      if (code === 9) this.#send(10, body);
      if (code !== 1) continue;
      const message = documented(JSON.parse(body.toString()), "socket");
      const next = this.#waiting.shift();
      if (next) next(message);
      else this.#arrived.push(message);
    }
  }

  #send(code, body) {
    const mask = randomBytes(4);
    const head = body.length < 126 ? Buffer.from([128 | code, 128 | body.length]) : Buffer.from([128 | code, 254, body.length >> 8, body.length & 255]);
    this.socket.write(Buffer.concat([head, mask, body.map((byte, place) => byte ^ mask[place & 3])]));
  }

  send(message) {
    this.#send(1, Buffer.from(JSON.stringify(message)));
  }

  next() {
    const message = this.#arrived.shift();
    return message ? Promise.resolve(message) : new Promise((settle) => this.#waiting.push(settle));
  }
}

// -- how it plays: by names, never by numbers ------------------------------------------------------------

const saw = { game, way, answers: 0, prompts: new Set(), kinds: new Set(), figures: [] };

/** Rather do something than nothing; rather what leads to many answers; else by a number made from the names. */
function choose(question) {
  saw.prompts.add(question.prompt.id);
  const worth = (option) => {
    saw.kinds.add(option.name.kind);
    const idle = ["pass", "none", "stop", "no", "end"].includes(option.name.word) ? -1000 : 0;
    const leads = option.leads ? 10 * option.leads.length : 0;
    return idle + leads + createHash("sha1").update(`${question.serial} ${option.name.word}`).digest()[0] / 256;
  };
  return question.options.reduce((best, option) => (worth(option) > worth(best) ? option : best), question.options[0]);
}

/** What each game shows of a seat, by the names of its table on the page. */
const FIGURES = {
  sagrada: (shown, seat) => {
    const window = shown.players[seat].window;
    return { favor: shown.players[seat].favor, dice: window ? [...window.rows].flatMap((row) => [...row]).filter(Boolean).length : 0 };
  },
  la_granja: (shown, seat) => ({ silver: shown.farms[seat].goods.silver, hand: shown.farms[seat].hand_count }),
  oh_my_goods: (shown, seat) => ({ hand: shown.streets[seat].hand_count, buildings: shown.streets[seat].buildings.length }),
};

function read(moment) {
  const { shown, seat } = moment;
  if (shown.game !== game || shown.seat !== seat) throw new Error("that is not my table");
  saw.figures[seat] = { ...FIGURES[game](shown, seat), round: moment.round, points: moment.outcome ? moment.outcome.points[seat] : null };
}

function answer(question) {
  const { seat, serial } = question;
  saw.answers += 1;
  return { type: "answer", id: randomUUID(), seat, question: serial, option: choose(question).notation };
}

async function playByPost(people, table) {
  for (let over = false; !over; ) {
    for (const [seat, person] of people.entries()) {
      const moment = await person.request("GET", `/api/tables/${table}/moment?seat=${seat}`);
      read(moment);
      over = moment.status === "over";
      if (!moment.question) continue;
      const done = await person.request("POST", `/api/tables/${table}/commands`, answer(moment.question));
      if (done.result !== "done") throw new Error(`${done.result} ${done.reason?.id}`);
    }
  }
}

async function playBySocket(person, seat, table) {
  const line = await Line.open(person);
  const welcome = await line.next();
  if (welcome.type !== "welcome") throw new Error("no welcome");
  line.send({ type: "watch", table, seat });
  let answered = 0;
  for (;;) {
    const message = await line.next();
    if (message.type === "error") throw new Error(message.error.id);
    if (message.type === "done" && message.result !== "done") throw new Error(`${message.result} ${message.reason?.id}`);
    if (message.type !== "moment") continue;
    read(message);
    if (message.status === "over") break;
    const question = message.question;
    if (!question || question.serial === answered) continue;
    answered = question.serial;
    line.send({ table, ...answer(question) });
  }
  line.socket.destroy();
}

const people = [new Person("Nora"), new Person("Otto")];
for (const person of people) await person.enter();
const [host, guest] = people;
const games = await host.request("GET", "/api/games");
if (![...games].some((each) => each.id === game)) throw new Error(`no ${game} here`);
const table = (await host.request("POST", "/api/tables", { game, seats: 2, places: [{ kind: "me" }, { kind: "open" }] })).id;
await guest.request("POST", `/api/tables/${table}/seats/1`, {});
await host.request("POST", `/api/tables/${table}/start`);
if (way === "post") await playByPost(people, table);
else await Promise.all(people.map((person, seat) => playBySocket(person, seat, table)));
const last = await host.request("GET", `/api/tables/${table}/moment?seat=0`);
read(last);
console.log(JSON.stringify({ ...saw, prompts: [...saw.prompts], kinds: [...saw.kinds], table, winners: [...last.outcome.winners] }));
