import { startTestApp, type TestApp } from '../app/app';
import { Visitor } from './browser';
import { lookInBothThemes } from './look-at-screen';
import { openBrowser, type TestBrowser } from './open-browser';

/** One screen that a spec checks. */
export interface Screen<World = unknown> {
  /** Name of its screenshots. */
  name: string;
  /** Path after the origin. */
  path: string | ((world: World) => string);
  /** A text that is visible only once the screen shows its content. */
  sees: string;
  /** What to do before checking the screen. */
  then?(visitor: Visitor): Promise<void>;
}

/** Opens a private window; with an address, signed in. */
export type Arrive = (email?: string) => Promise<Visitor>;

/** A server and a browser for all tests of a `describe`. */
export interface Stage<World> {
  readonly app: TestApp;
  /** The result of `set`. */
  readonly world: World;
  /** Opens a screen on a desktop and waits until it shows its content. */
  show(visitor: Visitor, screen: Screen<World>): Promise<void>;
  /** Opens a screen and returns its problems in light and dark, at 1440 and 390 px. */
  inspect(visitor: Visitor, screen: Screen<World>): Promise<string[]>;
}

/** Starts a server and a browser before the tests and lets `set` fill them. Ends both afterwards, even if starting failed halfway. */
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
  const show = (visitor: Visitor, screen: Screen<World>): Promise<void> => open(visitor, screen, present().world);
  return {
    get app() {
      return present().app;
    },
    get world() {
      return present().world;
    },
    show,
    async inspect(visitor, screen) {
      await show(visitor, screen);
      return lookInBothThemes(visitor, screen.name);
    },
  };
}

async function open<World>(visitor: Visitor, { path, sees, then }: Screen<World>, world: World): Promise<void> {
  await visitor.page.setViewport({ width: 1440, height: 900 });
  await visitor.goTo(typeof path === 'string' ? path : path(world));
  await then?.(visitor);
  await visitor.sees(sees);
}
