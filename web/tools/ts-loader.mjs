// Lets node's own test runner read TypeScript and Fluent files.
import { register } from "node:module";

register("./ts-hooks.mjs", import.meta.url);
