import granja from "../../locales/en/la_granja.ftl";
import sagrada from "../../locales/en/sagrada.ftl";
import table from "../../locales/en/table.ftl";

export default [table, sagrada, granja];
