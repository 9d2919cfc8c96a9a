export function engineConstants(sources: string[]): Set<string>;
export function faults(name: string, text: string, constants?: Set<string>): string[];
export function oldReads(name: string, text: string): number;
