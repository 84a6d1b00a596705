// The file of the library that has its data in it, so that the package's bundle has it, too.
declare module "css-tree/dist/csstree.esm" {
  export * from "css-tree";
}
