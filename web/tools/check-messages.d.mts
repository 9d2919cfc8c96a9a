export interface Message {
  variables: Set<string>;
  plurals: Map<string, string[]>;
}
export function readMessages(sources: [string, string][]): { found: Map<string, Message>; problems: string[] };
export function compare(languages: Map<string, Map<string, Message>>): string[];
export function readCode(
  name: string,
  text: string,
): { literals: Set<string>; asked: (string | RegExp)[]; problems: string[] };
export interface Said {
  ids: string[];
  patterns: string[];
  kinds: string[];
  texts: string[];
  forms: string[];
}
export function heard(
  messages: ReadonlyMap<string, unknown>,
  said: Record<string, Said>,
): { used: Set<string>; problems: string[] };
