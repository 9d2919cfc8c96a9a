import analysis from "../../locales/ru/analysis.ftl";
import la_granja from "../../locales/ru/la_granja.ftl";
import oh_my_goods from "../../locales/ru/oh_my_goods.ftl";
import push from "../../locales/ru/push.ftl";
import rules from "../../locales/ru/rules.ftl";
import sagrada from "../../locales/ru/sagrada.ftl";
import table from "../../locales/ru/table.ftl";

export default [table, analysis, push, rules, sagrada, la_granja, oh_my_goods];
