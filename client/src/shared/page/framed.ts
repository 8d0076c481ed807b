import { createContext, useContext } from 'react';

/** True inside the frame of an article, which then has the heading, the way back and the article's facts. */
export const FramedContext = createContext(false);

export const useFramed = (): boolean => useContext(FramedContext);
