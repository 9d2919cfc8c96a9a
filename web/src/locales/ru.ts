import oh_my_goods from "../../locales/ru/oh_my_goods.ftl";
import sagrada from "../../locales/ru/sagrada.ftl";
import table from "../../locales/ru/table.ftl";

export default [table, sagrada, oh_my_goods];
