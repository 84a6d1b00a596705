// The editor's Git host over the fake GitHub does what it must.
import { describeGitHost } from "../git-host-cases.ts";
import { connect } from "./connect.ts";
import { startStandIn } from "./stand-in.ts";

describeGitHost("GitHub", async () => {
  const standIn = await startStandIn();
  const { host } = connect(standIn);
  const visitor = connect(standIn, { token: "" }).host;
  return { host, visitor, branch: "main", prefix: "case", end: () => standIn.stop() };
});
