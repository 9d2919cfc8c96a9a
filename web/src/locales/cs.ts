import analysis from "../../locales/cs/analysis.ftl";
import la_granja from "../../locales/cs/la_granja.ftl";
import oh_my_goods from "../../locales/cs/oh_my_goods.ftl";
import push from "../../locales/cs/push.ftl";
import rules from "../../locales/cs/rules.ftl";
import sagrada from "../../locales/cs/sagrada.ftl";
import table from "../../locales/cs/table.ftl";

export default [table, analysis, push, rules, sagrada, la_granja, oh_my_goods];
