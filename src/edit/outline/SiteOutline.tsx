// What the site is made of: closed to begin with where it is one line above the page.
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
