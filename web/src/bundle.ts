/** Fluent bundles from their sources. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A bundle of one language; isolation marks are left out because all four languages run left to right. */
export function makeBundle(code: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
