// The left sidebar, collapsed at first on narrow screens.
import { useState, type ReactElement, type ReactNode } from "react";
import { Side } from "../ui/Sidebar.tsx";

export function Parts({ children }: { children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Side look="parts" label="Blocks and settings" isOpen={isOpen} onOpen={setOpen}>
      {children}
    </Side>
  );
}
