// The left sidebar, collapsed at first on narrow screens.
import { useState, type ReactElement, type ReactNode } from "react";
import { Sidebar } from "../ui/Sidebar.tsx";

export function SiteOutline({ children }: { children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sidebar className="outline" label="Blocks and settings" isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Sidebar>
  );
}
