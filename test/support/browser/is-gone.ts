/**
 * Runs in the page: true once no element of this role is left and, unless another dialog is open, the page behind it is open to screen
 * readers again, which happens a moment later.
 */
export function isGone(role: string): boolean {
  if (document.querySelector(`[role="${role}"]`)) return false;
  const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isOpen || document.getElementById('root')?.getAttribute('aria-hidden') !== 'true';
}
