/** The page begins: language, identity, socket, then whatever the address says. */
import { render } from "preact";
import { App } from "./App.tsx";
import { loadMe } from "./api.ts";
import { setLanguage } from "./i18n.ts";
import { adoptPreferences, firstLanguage } from "./prefs.ts";
import { connect } from "./socket.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/sagrada.css";
import "./styles/la_granja.css";
import "./styles/oh_my_goods.css";
import "./styles/pages.css";
import "./styles/analysis.css";

await setLanguage(firstLanguage());
await loadMe()
  .then(adoptPreferences)
  .catch(() => undefined);
render(<App />, document.querySelector("#page")!);
connect();
