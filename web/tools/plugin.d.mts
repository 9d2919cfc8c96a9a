export const PARTS: Record<string, { from: string; names: string[] }>;
export function bundle(source: string, folder: string): Promise<void>;
