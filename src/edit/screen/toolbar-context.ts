// More for the toolbar than every editor has, for example who is signed in.
import { createContext, type ReactNode } from "react";

export const ToolbarContext = createContext<ReactNode>(null);
