/** The shell is not needed to sign in, so it is a script of its own. */
export const loadShell = () => import('./shell').then((module) => module.Shell);
