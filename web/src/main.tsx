/** The page begins: language, identity, socket, then whatever the address says. */
// Shared styles come first, so that a game's own may change them.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/pages.css";
import "./styles/analysis.css";

import { render } from "preact";
import { App } from "./App.tsx";
import { loadMe } from "./api.ts";
import { setLanguage } from "./i18n.ts";
import { adoptPreferences, firstLanguage } from "./prefs.ts";
import { connect } from "./socket.ts";

await setLanguage(firstLanguage());
await loadMe()
  .then(adoptPreferences)
  .catch(() => undefined);
const page = document.querySelector("#page");
if (page) render(<App />, page);
connect();
