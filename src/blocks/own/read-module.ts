// Reads the module that a site's own blocks were compiled to: in Node, and in the editor.
import type { ComponentType } from "react";
import { schemasWith } from "../../content/schema/own-types.ts";
import type { Schema, Schemas } from "../../content/schema/read-schema.ts";
import type { Validator } from "../../content/schema/validator.ts";
import type { OwnBlocks } from "../../content/model/site.ts";
import { guardedElements, guardedRuntime, RefusedElement } from "./guarded-runtime.ts";
import { kit, type OwnProps } from "./kit.tsx";

/** What the module imports, by name. It has none of it itself, so that there is one React. */
export const given = {
  kit: "site-from-json/kit",
  /** Makes an element whose key is after {...props}; all others are made by the runtime. */
  elements: "own:elements",
  runtime: "own:elements/jsx-runtime",
  /** The schemas by path in schema/, the site's own among them. */
  schemas: "site-from-json/schemas",
} as const;

/** What the module exports: a function that gets what it imports. */
export interface OwnModule {
  schemas: Readonly<Record<string, Schema>>;
  make: (required: (name: string) => unknown) => {
    views: Readonly<Record<string, ComponentType<OwnProps>>>;
    validators: Readonly<Record<string, Validator>>;
  };
  css: string;
}

/** Says at once what is missing: React would only say that a component is undefined. */
const strictKit = new Proxy(kit, {
  get(parts, name) {
    if (typeof name === "string" && !Object.hasOwn(parts, name) && /^[a-z]/i.test(name))
      throw new RefusedElement(
        `"${name}" isn't in ${given.kit}, which has: ${Object.keys(parts).join(", ")}.`,
      );
    return Reflect.get(parts, name) as unknown;
  },
});

/** What a vocabulary is made of where a site has blocks of its own. */
export interface OwnParts {
  /** By path in schema/; the engine's, too. */
  schemas: Schemas;
  /** Code that holds a block against its schema, by the type's name. */
  validators: Readonly<Record<string, Validator>>;
  ownBlocks: OwnBlocks;
}

/** @param version changes with the module's text */
export function readOwnModule({ schemas: own, make, css }: OwnModule, version: string): OwnParts {
  const schemas = schemasWith(own);
  const modules: Readonly<Record<string, unknown>> = {
    [given.kit]: strictKit,
    [given.elements]: guardedElements(Object.keys(own)),
    [given.runtime]: guardedRuntime(Object.keys(own)),
    [given.schemas]: { schemas },
  };
  const { views, validators } = make((name) => modules[name]);
  return { schemas, validators, ownBlocks: { version, css, views } };
}
