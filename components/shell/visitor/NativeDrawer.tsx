"use client";

import { useEffect, useRef, useState } from "react";

type Props = {
  label: string;
  closeLabel: string;
  opener: React.ReactNode;
  closer: React.ReactNode;
  buttonClass?: string;
  dialogClass?: string;
  children: React.ReactNode;
};

/** A drawer of the browser's own making: it keeps the focus inside, closes on Escape and on a press beside it. */
export function NativeDrawer({
  label,
  closeLabel,
  opener,
  closer,
  buttonClass,
  dialogClass,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = () => dialog.current?.close();
  useEffect(() => {
    const own = dialog.current;
    const closeAfter = ({ target }: MouseEvent) => {
      if (target === own || (target instanceof Element && target.closest("a"))) own?.close();
    };
    own?.addEventListener("click", closeAfter);
    return () => own?.removeEventListener("click", closeAfter);
  }, []);
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {opener}
      </button>
      <dialog ref={dialog} className={dialogClass} aria-label={label} onClose={() => setIsOpen(false)}>
        <button type="button" className={buttonClass} aria-label={closeLabel} onClick={close}>
          {closer}
        </button>
        {children}
      </dialog>
    </>
  );
}
