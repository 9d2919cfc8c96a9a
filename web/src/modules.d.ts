/** Fluent sources, found where they lie; see tools/messages.mjs. */
declare module "messages:notices" {
  const sources: Record<import("./guess.ts").Language, readonly string[]>;
  export default sources;
}

declare module "messages:*" {
  const sources: readonly string[];
  export default sources;
}
declare module "*.css" {}
/** The pages of all games by id; see tools/games.mjs. */
declare module "games:all" {
  const pages: Record<string, import("./games/index.ts").GamePage>;
  export default pages;
}
declare module "content:rules" {
  const rules: Record<string, { level?: number; heading?: string; rule?: string; text?: string }[]>;
  export default rules;
}
