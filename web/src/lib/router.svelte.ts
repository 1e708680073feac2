/** Which page is shown: the path of the address. Secrets (tokens) stand after the #, which no server ever sees. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** For links: pages change without loading everything again; other buttons and keys do what they always do. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
