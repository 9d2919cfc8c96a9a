import oh_my_goods from "../../locales/cs/oh_my_goods.ftl";
import sagrada from "../../locales/cs/sagrada.ftl";
import table from "../../locales/cs/table.ftl";

export default [table, sagrada, oh_my_goods];
