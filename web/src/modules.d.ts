declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.css" {}
declare module "content:sagrada" {
  const content: {
    letters: string;
    dice: string[];
    cells: string[];
    columns: number;
    windows: { id: string; difficulty: number; marks: string }[];
    tools: { id: string; number: number; solo: string; rule: string }[];
    goals: { id: string; points: number }[];
    privates: { id: string; letter: string }[];
  };
  export default content;
}
declare module "content:rules" {
  const rules: Record<string, { level?: number; heading?: string; rule?: string; text?: string }[]>;
  export default rules;
}
