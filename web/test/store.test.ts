/** The table's state machine without a browser: picking, placing, confirming, going on, help. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, wayTo } from "../src/table/act.ts";
import { TableStore } from "../src/table/store.ts";
import { FakeWorld, moment, option, question, rest, seated, table } from "./world.ts";

const DRAFT = question(1, [
  option(0, "die:r2", ["cell:a1", "cell:a2"]),
  option(1, "die:g3", ["cell:a2"]),
  option(2, "pass:pass"),
]);
const PLACE = question(2, [option(0, "cell:a1"), option(1, "cell:a2")]);
const options = (world: FakeWorld) => world.sent.map((sent) => sent.message.option);

test("a piece whose places are all on the board waits; any other is sent at once", () => {
  const { store, world } = seated(DRAFT);
  store.pick("die:r2");
  assert.equal(store.armed.value, "die:r2");
  assert.deepEqual([...store.leads.value], ["cell:a1", "cell:a2"]);
  store.pick("die:r2");
  assert.equal(store.armed.value, null);
  assert.equal(world.sent.length, 0);
  store.pick("pass:pass");
  assert.deepEqual(options(world), [2]);
});

test("a place sends the lifted piece, and itself once it is asked for", async () => {
  const { store, world } = seated(DRAFT);
  store.pick("die:g3");
  store.place("cell:a1");
  assert.equal(world.sent.length, 0, "the green die does not lead there");
  store.place("cell:a2");
  assert.deepEqual(options(world), [1]);
  assert.equal(store.busy.value, true);
  store.onMoment(moment(PLACE));
  assert.deepEqual(options(world), [1, 1]);
  await world.sent[0]?.done();
  await world.sent[1]?.done();
  assert.equal(store.busy.value, false);
  assert.equal(store.armed.value, null);
});

test("a hand quicker than the line answers ahead, and only where the answer leads", async () => {
  const { store, world } = seated(question(1, [option(0, "die:r2", ["cell:a1", "bump:up"])]));
  store.pick("die:r2");
  assert.deepEqual(options(world), [0], "a lead without a place: the die does not wait");
  store.place("cell:a2");
  store.place("cell:a1");
  store.onMoment(moment(PLACE));
  assert.deepEqual(options(world), [0, 0]);
  await rest();
});

test("an answer that was refused is told, and its second half forgotten", async () => {
  const { store, world } = seated(DRAFT);
  store.pick("die:r2");
  store.place("cell:a1");
  await world.sent[0]?.done("refused", "refused-illegal");
  assert.deepEqual(store.problem.value, { id: "refused-illegal", words: {} });
  assert.equal(store.busy.value, false);
  store.onMoment(moment(PLACE));
  assert.equal(world.sent.length, 1);
  assert.equal(store.problem.value, null);
});

test("nothing is sent twice while it is on its way", () => {
  const { store, world } = seated(DRAFT);
  store.place("pass:pass");
  store.place("pass:pass");
  store.pick("pass:pass");
  assert.equal(world.sent.length, 1);
});

test("a player who wishes to confirm is asked first, and one step back lets go", () => {
  const { store, world } = seated(DRAFT);
  world.confirm = "risky";
  store.place("pass:pass");
  assert.equal(store.held.value?.option.option, 2);
  assert.equal(store.disarm(), true);
  assert.equal(store.held.value, null);
  assert.equal(store.disarm(), false);
  // What leads on can be taken back by not going on.
  store.place("die:r2");
  assert.deepEqual(options(world), [0]);
});

test("an answer confirmed as a whole is not confirmed again for its second half", async () => {
  const { store, world } = seated(DRAFT);
  world.confirm = "always";
  store.pick("die:r2");
  store.place("cell:a1");
  const held = store.held.value;
  assert.ok(held);
  void store.answer(held.option, held.then, true);
  store.onMoment(moment(PLACE));
  assert.deepEqual(options(world), [0, 0]);
  await rest();
});

test("what was armed is still so after a reload, unless something else is asked by then", () => {
  const world = new FakeWorld();
  world.kept.set("armed-t", "die:r2");
  const same = new TableStore("t", world);
  same.onTable(table());
  same.onMoment(moment(DRAFT));
  assert.equal(same.armed.value, "die:r2");
  same.onMoment(moment(PLACE));
  assert.equal(world.kept.size, 0);
  world.kept.set("armed-t", "die:r2");
  const other = new TableStore("t", world);
  other.onMoment(moment(PLACE));
  assert.equal(other.armed.value, null);
});

test("the log is told from where it differs", () => {
  const { store } = seated(DRAFT);
  const line = (decision: string) => ({ seat: 0, decision, option: null, target: null, round: 1, told: null });
  store.onMoment(moment(PLACE, { news: [line("one"), line("two")] }));
  store.onMoment(moment(PLACE, { log_from: 1, news: [line("three")] }));
  assert.deepEqual(
    store.log.value.map((each) => each.decision),
    ["one", "three"],
  );
  // A moment from further on than we have heard brings all it has.
  store.onMoment(moment(PLACE, { log_from: 9, news: [line("last")] }));
  assert.equal(store.log.value.length, 1);
});

test("amounts that change float up, and go", () => {
  const { store, world } = seated(DRAFT);
  const rich = (coins: number[]) => ({ ...moment(PLACE), shown: { game: "toy", seat: 0, seats: 2, coins } });
  store.onMoment(rich([3, 4]));
  store.onMoment(rich([5, 4]));
  assert.deepEqual(
    store.deltas.value.map(({ seat, amount }) => [seat, amount]),
    [[0, 2]],
  );
  for (const timer of world.timers) timer();
  assert.equal(store.deltas.value.length, 0);
});

test("while a bot plays for the seat its person is asked nothing", () => {
  const { store } = seated(DRAFT);
  const lent = table();
  store.onTable({ ...lent, seats: lent.seats.map((seat) => ({ ...seat, lent: true })) });
  assert.equal(store.question.value, null);
  assert.equal(store.byTarget.value.size, 0);
});

const PAUSE = { option: 4, brought: false, loses: false, secret: false, returned: false };

test("the table goes on from a pause its player does not wish to see, once, and says so", async () => {
  const world = new FakeWorld();
  world.pauses = "matters";
  const store = new TableStore("t", world);
  store.onTable(table());
  const asked = question(7, [option(4, "go:go")], { pause: PAUSE });
  store.onMoment(moment(asked));
  store.onMoment(moment(asked));
  assert.deepEqual(options(world), [4]);
  assert.equal(store.question.value, null);
  assert.equal(store.wentOn.value.length, 1);
  await world.sent[0]?.done("refused");
  assert.equal(store.question.peek()?.serial, 7, "refused, it is the player's to answer");
});

test("people at one screen are called one after the other, and not for a pause nobody wishes to see", async () => {
  const world = new FakeWorld();
  world.pauses = "never";
  world.answers["/api/tables/t/moment"] = moment(question(3, [option(4, "go:go")], { pause: PAUSE, seat: 1 }));
  const store = new TableStore("t", world);
  const both = table({ mine: [0, 1] });
  store.onTable({ ...both, seats: both.seats.map((seat) => ({ ...seat, kind: "person" as const })) });
  store.onMoment(moment(null, { to_act: [1] }));
  assert.equal(store.handOver.value, 1);
  await rest();
  assert.deepEqual(world.sent[0]?.message.seat, 1);
  store.look(1);
  assert.equal(world.rewatched, 1);
});

test("a hint lights only what it speaks of, and a press elsewhere puts it aside", async () => {
  const { store, world } = seated(DRAFT);
  const advice = { win: null, points: 1, sure: 1, win_error: null, points_error: 0, visits: 1 };
  world.answers["/api/tables/t/hint"] = {
    question: 1,
    answers: [{ ...advice, option: 0, then: [{ ...option(1, "cell:a2"), decision: "place" }] }],
  };
  await store.askHint();
  assert.deepEqual([...store.byTarget.value.keys()], ["die:r2"]);
  store.pick("die:r2");
  assert.deepEqual([...store.leads.value], ["cell:a2"]);
  await store.askWhy("die:g3");
  assert.equal(store.hint.value, null);
  assert.equal(store.armed.value, "die:g3");
});

test("a rule that forbids is told for the question it was asked of", async () => {
  const { store, world } = seated(DRAFT);
  world.answers["/api/tables/t/why"] = { target: "cell:a1", legal: false, reasons: [] };
  store.pick("die:g3");
  await store.askWhy("cell:a1");
  assert.equal(store.whyNot.value?.target, "cell:a1");
  assert.match(world.asked[0] ?? "", /after=g3/);
  const late = store.askWhy("cell:a1");
  store.onMoment(moment(PLACE));
  await late;
  assert.equal(store.whyNot.value, null);
});

test("what an answer would change is asked once, and shown while it is pointed at", async () => {
  const { store, world } = seated(DRAFT);
  const preview = { changes: [], asks: [], follows: null };
  world.answers["/api/tables/t/preview"] = preview;
  const [die] = DRAFT.options;
  assert.ok(die);
  await store.foresee(die);
  assert.equal(store.foreseen.value, preview);
  store.unforesee();
  await store.foresee(die);
  assert.equal(world.asked.length, 1);
  const late = store.foresee(die, "cell:a1");
  store.unpreview();
  await late;
  assert.equal(store.foreseen.value, null);
});

// -- places of the board ------------------------------------------------------------------------------

const mouse = { pointerType: "mouse" } as PointerEvent;
const finger = { pointerType: "touch" } as PointerEvent;

test("pointing shows, a press answers; a finger shows first and answers with its second tap", () => {
  const { store, world } = seated(DRAFT);
  const place = () => act(store, ["nothing:x", "pass:pass"], { shows: "You pass" });
  place().handlers.onPointerEnter?.(mouse);
  assert.equal(store.preview.value, "You pass");
  assert.equal(place().peeked, true);
  place().handlers.onPointerLeave?.();
  assert.equal(store.preview.value, null);
  place().handlers.onClick?.(finger);
  assert.equal(world.sent.length, 0);
  assert.equal(place().chosen, true);
  place().handlers.onClick?.(finger);
  assert.deepEqual(options(world), [2]);
  assert.equal(store.touched.value, null);
});

test("a touch is forgotten with its question, unless it was meant for the next one", () => {
  const { store } = seated(DRAFT);
  act(store, ["pass:pass"]).press(true);
  store.onMoment(moment(PLACE));
  assert.equal(store.touched.value, null);
  store.onMoment(moment({ ...DRAFT, serial: 3 }));
  store.pick("die:r2");
  store.place("cell:a1");
  const ahead = act(store, ["cell:a2"], { by: "place" });
  assert.equal(ahead.legal, true);
  ahead.press(true);
  store.onMoment(moment({ ...PLACE, serial: 4 }));
  assert.equal(store.touched.peek()?.name, "cell:a2");
  store.onMoment(moment({ ...PLACE, serial: 5 }));
  assert.equal(store.touched.value, null);
});

test("a piece is lifted by its first tap, and a place answers for it", () => {
  const { store, world } = seated(DRAFT);
  assert.equal(act(store, ["cell:a1"], { by: "place" }).legal, false);
  act(store, ["die:r2"], { by: "pick" }).press(true);
  assert.equal(act(store, ["die:r2"], { by: "pick" }).chosen, true);
  act(store, ["cell:a1"], { by: "place" }).press(false);
  assert.deepEqual(options(world), [0]);
});

test("an answer goes on with the question that follows in the same press", () => {
  const { store, world } = seated(DRAFT);
  act(store, ["die:r2"], { then: "cell:a1" }).press(false);
  store.onMoment(moment(PLACE));
  assert.deepEqual(options(world), [0, 0]);
});

test("without a question, or in a replay, a place is a picture", () => {
  const { store } = seated(DRAFT);
  store.onMoment(moment(null));
  for (const at of [store, null]) assert.deepEqual(act(at, ["pass:pass"]).handlers, {});
  assert.equal(wayTo(null, "pass:pass"), null);
});
