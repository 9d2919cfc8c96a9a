import granja from "../../locales/fr/la_granja.ftl";
import sagrada from "../../locales/fr/sagrada.ftl";
import table from "../../locales/fr/table.ftl";

export default [table, sagrada, granja];
