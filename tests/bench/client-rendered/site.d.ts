declare module "virtual:site" {
  import type { Site } from "../../../src/content/model/site.ts";
  const site: Site;
  export default site;
}
