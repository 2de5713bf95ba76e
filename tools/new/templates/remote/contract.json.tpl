{
  "calls": [],
  "events": { "in": [], "out": [] },
  "storage": [],
  "surfaces": [],
  "routes": [],
  "permissions": [],
  "flags": []
}
