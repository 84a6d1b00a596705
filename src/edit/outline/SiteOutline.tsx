// The left sidebar, collapsed at first on narrow screens.
import type { ReactElement, ReactNode } from "react";
import { Sidebar } from "../ui/Sidebar.tsx";
import { t } from "../../words/t.ts";

interface SiteOutlineProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

export function SiteOutline(props: SiteOutlineProps): ReactElement {
  return (
    <Sidebar className="outline" label={t`Blocks and settings`} {...props}>
      {props.children}
    </Sidebar>
  );
}
