declare module "virtual:site" {
  import type { Site } from "../../../src/content/site.ts";
  const site: Site;
  export default site;
}
