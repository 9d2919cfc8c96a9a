import analysis from "../../locales/fr/analysis.ftl";
import la_granja from "../../locales/fr/la_granja.ftl";
import oh_my_goods from "../../locales/fr/oh_my_goods.ftl";
import push from "../../locales/fr/push.ftl";
import rules from "../../locales/fr/rules.ftl";
import sagrada from "../../locales/fr/sagrada.ftl";
import table from "../../locales/fr/table.ftl";

export default [table, analysis, push, rules, sagrada, la_granja, oh_my_goods];
