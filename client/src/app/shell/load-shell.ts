/** The shell is not needed for signing in, so it is a separate chunk. */
export const loadShell = () => import('./shell').then((module) => module.Shell);
