import analysis from "../../locales/en/analysis.ftl";
import la_granja from "../../locales/en/la_granja.ftl";
import oh_my_goods from "../../locales/en/oh_my_goods.ftl";
import push from "../../locales/en/push.ftl";
import rules from "../../locales/en/rules.ftl";
import sagrada from "../../locales/en/sagrada.ftl";
import table from "../../locales/en/table.ftl";

export default [table, analysis, push, rules, sagrada, la_granja, oh_my_goods];
