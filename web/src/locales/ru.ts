import granja from "../../locales/ru/la_granja.ftl";
import sagrada from "../../locales/ru/sagrada.ftl";
import table from "../../locales/ru/table.ftl";

export default [table, sagrada, granja];
