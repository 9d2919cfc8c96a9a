export function engineConstants(sources: string[]): Set<string>;
export function faults(name: string, text: string, constants?: Set<string>): string[];
