import { useLocation, useNavigate } from 'react-router';
import { leaveOverlay, type Overlay, onceReturned, overlayNow, overlayOf } from './overlay-history';

/** React Router's own copy may still be that of the page before. */
const addressNow = () => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

/** Whether it is open is said by the browser's history: the back button closes it, a reload keeps it. */
export function useOverlay(name: string) {
  const navigate = useNavigate();
  const shown = overlayOf(useLocation().state);
  const isOpen = shown?.name === name;
  return {
    isOpen,
    detail: isOpen ? shown.detail : undefined,
    open: (detail?: string) =>
      onceReturned(() => {
        if (overlayNow()?.name === name) return;
        const overlay: Overlay = { name, detail };
        navigate(addressNow(), { state: { overlay }, preventScrollReset: true });
      }),
    close: () => {
      if (overlayNow()?.name === name) leaveOverlay();
    },
    /** For what has waited: `isOpen` is of the last rendering. */
    isOpenNow: () => overlayNow()?.name === name,
  };
}
