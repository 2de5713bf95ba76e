{
  "calls": [],
  "events": { "in": [], "out": [] },
  "storage": [],
  "surfaces": [],
  "permissions": []
}
