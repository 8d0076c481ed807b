import { createContext, useContext } from 'react';

/** True inside the frame of an article, which already has the heading, the link back and the article's facts. */
export const FramedContext = createContext(false);

export const useFramed = (): boolean => useContext(FramedContext);
