/** What is printed, as content/page.py of the game tells it. */
declare module "content:sagrada" {
  const content: {
    colors: { id: string; letter: string }[];
    dice: { word: string; color: string; value: number }[];
    cells: { id: string; row: number; column: number }[];
    /** A mark is a colour, a value, or null where any die goes. */
    windows: { id: string; number: number; difficulty: number; marks: (string | number | null)[] }[];
    /** What becomes of a die the tool takes; where it is turned, which dice each die may become. */
    tools: {
      id: string;
      solo: string;
      rule: string;
      fate: "same" | "turned" | "rolled" | "drawn" | "swapped";
      faces: Record<string, string[]>;
    }[];
    goals: { id: string; points: number }[];
    privates: { id: string; color: string }[];
  };
  export default content;
}
