import sagrada from "../../locales/en/sagrada.ftl";
import table from "../../locales/en/table.ftl";

export default [table, sagrada];
