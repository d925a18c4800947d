/** Nodes with the nodes that each points at. */
export type Graph = Map<string, Set<string>>;

/**
 * Returns the strongly connected components with more than one node, by Tarjan's algorithm. Each is sorted,
 * and so is the list. An edge from a node to itself is no circle.
 */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    onStack.add(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? index);
    }
    if (low === index) {
      const members = stack.splice(stack.indexOf(node));
      for (const member of members) onStack.delete(member);
      if (members.length > 1) circles.push(members.toSorted());
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

/** Returns the shortest path from the circle's first node back to it, both ends included. */
export function shortestCircle(graph: Graph, members: string[]): string[] {
  const [start = ""] = members;
  const inside = new Set(members);
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? "") ?? []) {
      if (next === start && path.length > 1) return [...path, start];
      if (!inside.has(next) || seen.has(next) || next === start) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [];
}
