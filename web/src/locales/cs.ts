import granja from "../../locales/cs/la_granja.ftl";
import sagrada from "../../locales/cs/sagrada.ftl";
import table from "../../locales/cs/table.ftl";

export default [table, sagrada, granja];
