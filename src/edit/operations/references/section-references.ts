// Finds links to a section of a page, and updates them when its block gets another link name.
import type { Change } from "../../../content/edit/change.ts";
import { siteFile } from "../../../content/model/input.ts";
import { valueAt } from "../../../content/model/json.ts";
import { follow } from "../../../content/schema/read-schema.ts";
import { isLinkTo, writeLinkedPage } from "../../../content/text/linked-page.ts";
import type { Files, Operation } from "../../model/history.ts";
import { pageIn } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { idsOnSite } from "../pages/ids.ts";
import { linkReferences, replaceNames, type Reference } from "./references.ts";
