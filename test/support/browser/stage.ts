import { startTestApp, type TestApp } from '../app/app';
import { Visitor } from './browser';
import { lookInBothThemes } from './look-at-screen';
import { openBrowser, type TestBrowser } from './open-browser';

/** One screen that a spec looks at. */
export interface Screen<World = unknown> {
  /** As its pictures are called. */
  name: string;
  /** From the origin on. */
  path: string | ((world: World) => string);
  /** A text that stands there only with what the screen is for. */
  sees: string;
  /** What the person does before the screen is looked at. */
  then?(visitor: Visitor): Promise<void>;
}

/** Opens a private window; with an address, signed in by it. */
export type Arrive = (email?: string) => Promise<Visitor>;

/** A server and a browser for all tests of a `describe`. */
export interface Stage<World> {
  readonly app: TestApp;
  /** What `set` answered. */
  readonly world: World;
  /** Opens a screen and says what is wrong with it in light and dark, at 1440 and 390 px. */
  inspect(visitor: Visitor, screen: Screen<World>): Promise<string[]>;
}

/** Starts a server and a browser before the tests, lets `set` fill them, and ends both afterwards, even when they had only half begun. */
export function onStage<World>(set: (app: TestApp, arrive: Arrive) => Promise<World>): Stage<World> {
  let app: TestApp | undefined;
  let browser: TestBrowser | undefined;
  let ready: { app: TestApp; world: World } | undefined;

  beforeAll(async () => {
    const started = (app = await startTestApp());
    const opened = (browser = await openBrowser());
    const arrive: Arrive = async (email) => {
      const visitor = await Visitor.arrive(opened, started.origin);
      if (email !== undefined) await visitor.signIn(email, started.password);
      return visitor;
    };
    ready = { app: started, world: await set(started, arrive) };
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const present = (): { app: TestApp; world: World } => {
    if (!ready) throw new Error('The stage is set before the first test, not earlier');
    return ready;
  };
  return {
    get app() {
      return present().app;
    },
    get world() {
      return present().world;
    },
    async inspect(visitor, { name, path, sees, then }) {
      await visitor.page.setViewport({ width: 1440, height: 900 });
      await visitor.goTo(typeof path === 'string' ? path : path(present().world));
      await then?.(visitor);
      await visitor.sees(sees);
      return lookInBothThemes(visitor, name);
    },
  };
}
