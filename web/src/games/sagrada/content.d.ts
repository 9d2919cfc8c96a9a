/** What is printed, as content/page.py of the game tells it. */
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
